import type { PurchaseBody } from '@contract/market.ts';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetBonusBoxesQuery, useGetFreeSpinsQuery } from '@/features/content';
import { useBuyInMarketMutation, useGetPointsQuery } from '@/features/rewards';
import { Button } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { Bought } from './Bought';
import styles from './Buy.module.scss';
import { problemId } from './problemId';

interface Props extends PurchaseBody {
  title: string;
}

/** Buys an offer for points: asked once more, then the server's answer. */
export function Buy({ title, ...seen }: Props) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetPointsQuery(undefined, { skip: !isSignedIn });
  const [buy, { isLoading, error, data: bought, reset }] = useBuyInMarketMutation();
  /** Of the purchase that is being confirmed: a repetition has the same. */
  const [key, setKey] = useState<string | null>(null);
  const readOffers = useReadOffers();
  if (!isSignedIn) return null;
  const { price } = seen;
  const missing = price - (data?.points ?? 0);
  const begin = () => {
    reset();
    setKey(crypto.randomUUID());
  };
  const confirm = async () => {
    if (isLoading || key === null) return;
    const { error: failed } = await buy({ ...seen, idempotencyKey: key });
    if (!failed) setKey(null);
    else if ('code' in failed && failed.code === 'offer_changed') readOffers();
  };
  return (
    <div className={styles.buy}>
      {key === null && <Offer title={title} price={price} missing={data ? Math.max(0, missing) : null} onBuy={begin} />}
      {key !== null && (
        <Question
          title={title}
          price={price}
          isBusy={isLoading}
          onYes={() => void confirm()}
          onNo={() => setKey(null)}
        />
      )}
      <div role="status">
        {error && key !== null && <p className={styles.problem}>{t(problemId(error))}</p>}
        {bought && key === null && <Bought purchase={bought} hasPlay={seen.shelf === 'boxes'} />}
      </div>
    </div>
  );
}

/** Shows the offers as they are now. */
function useReadOffers(): () => void {
  const [boxes, freeSpins] = [useGetBonusBoxesQuery(), useGetFreeSpinsQuery()];
  return () => [boxes, freeSpins].forEach(({ refetch }) => void refetch());
}

interface OfferProps {
  title: string;
  price: number;
  /** `null` until the points are known. */
  missing: number | null;
  onBuy: () => void;
}

function Offer({ title, price, missing, onBuy }: OfferProps) {
  const intl = useIntl();
  if (missing === null) return null;
  if (missing > 0) return <p className={styles.missing}>{t('bonusMarket.missing', { points: missing })}</p>;
  return (
    <Button aria-label={intl.formatMessage({ id: 'bonusMarket.buyNamed' }, { title, points: price })} onClick={onBuy}>
      {t('bonusMarket.buy')}
    </Button>
  );
}

interface QuestionProps extends Pick<OfferProps, 'title' | 'price'> {
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Question({ title, price, isBusy, onYes, onNo }: QuestionProps) {
  const group = useRef<HTMLDivElement>(null);
  const question = t('bonusMarket.sure', { title, points: price });
  const label = useIntl().formatMessage({ id: 'bonusMarket.sure' }, { title, points: price });
  // The button that was pressed is gone.
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1} className={styles.question}>
      <p>{question}</p>
      <div className={styles.actions}>
        <Button aria-disabled={isBusy} onClick={onYes}>
          {t(isBusy ? 'bonusMarket.buying' : 'bonusMarket.yes')}
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => !isBusy && onNo()}>
          {t('bonusMarket.no')}
        </Button>
      </div>
    </div>
  );
}
