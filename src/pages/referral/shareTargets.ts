import { SHARE_ICONS } from './shareIcons';

export type ShareTarget = 'whatsApp' | 'sms' | 'mail';

/** Apps that take a text by a link. */
export const SHARE_TARGETS: readonly {
  id: ShareTarget;
  icon: string;
  /** Opens a new tab; the others open an app. */
  isPage: boolean;
  address: (text: string, subject: string) => string;
}[] = [
  {
    id: 'whatsApp',
    icon: SHARE_ICONS.whatsApp,
    isPage: true,
    address: (text) => `https://wa.me/?text=${encodeURIComponent(text)}`,
  },
  { id: 'sms', icon: SHARE_ICONS.sms, isPage: false, address: (text) => `sms:?&body=${encodeURIComponent(text)}` },
  {
    id: 'mail',
    icon: SHARE_ICONS.mail,
    isPage: false,
    address: (text, subject) => `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
  },
];
