import { AnyIcon } from '@/shared/components';
import { useIntl, withWords } from '@/shared/i18n';
import { useFooterData } from '../settings/useFooterData';
import styles from './HelpLinks.module.scss';
import messages from './messages';

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

/** The ways to a person besides e-mail that the operator has. */
function useWays() {
  const { whatsappNumber, supportPhone, chatUrl } = useFooterData();
  return [
    {
      id: 'whatsapp',
      icon: 'chat',
      number: whatsappNumber,
      href: whatsappNumber && `https://wa.me/${digitsOf(whatsappNumber)}`,
    },
    { id: 'call', icon: 'phone', number: supportPhone, href: supportPhone && `tel:+${digitsOf(supportPhone)}` },
    { id: 'chat', icon: 'chat', number: undefined, href: chatUrl },
  ] as const;
}

function HelpLinks({ className }: { className?: string | undefined }) {
  const intl = useIntl();
  const ways = useWays().filter(({ href }) => href);
  if (ways.length === 0) return null;
  return (
    <ul className={className ?? styles.links} aria-label={intl.formatMessage({ id: 'helpLinks.label' })}>
      {ways.map(({ id, icon, number, href }) => (
        <li key={id}>
          <a
            className={styles.link}
            href={href}
            {...(id !== 'call' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <AnyIcon name={icon} size={20} />
            {intl.formatMessage({ id: `helpLinks.${id}` }, { number })}
          </a>
        </li>
      ))}
    </ul>
  );
}

export default withWords(messages, HelpLinks);
