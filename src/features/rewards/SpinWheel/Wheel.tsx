import { sumOfWeights, type WheelPrize } from '@contract/wheel.ts';
import clsx from 'clsx';
import { FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { t, useIntl } from '@/shared/i18n';
import { Amount, type Money, moneyOf, shillings, useMoneyText } from '@/shared/money';
import { SEGMENT_DEGREES, SEGMENTS, segmentText } from './spinFlow';
import styles from './Wheel.module.scss';

// The wheel is drawn around 0 0, with the pointer above. Degrees are clockwise from the pointer.

type Point = readonly [x: number, y: number];

const rounded = (value: number): number => Math.round(value * 100) / 100;

export function pointAt(degrees: number, radius: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [rounded(Math.sin(radians) * radius), rounded(-Math.cos(radians) * radius)];
}

/** A segment of `width` degrees with its middle under the pointer. */
export function wedgePath(radius: number, width: number): string {
  const [from, to] = [pointAt(-width / 2, radius), pointAt(width / 2, radius)];
  return `M0 0 L${from.join(' ')} A${radius} ${radius} 0 0 1 ${to.join(' ')}Z`;
}

export const bulbs = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, index) => pointAt(((index + 0.5) * 360) / count, radius));

interface Props {
  degrees: number;
  isSpinning: boolean;
  isStill: boolean;
  /** Index of the highlighted segment. */
  landed: number | null;
  /** Today's turn is taken. */
  isResting: boolean;
  /** Each segment pays this; undefined while no turn pays. */
  prizes: readonly WheelPrize[] | undefined;
  onTap: () => void;
}

/** The bonus money of a prize in the player's currency, shillings for a visitor. */
function usePrizeMoney(): (prize: WheelPrize) => Money {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  return ({ bonusKes, bonusUsd }) => (profile?.currency === 'USD' ? moneyOf(bonusUsd, 'USD') : shillings(bonusKes));
}

const FILLS = ['primary', 'gold', 'secondary', 'accent', 'primary', 'night', 'secondary', 'accent'];

/** The wheel, which can be tapped. Its result is written next to it. */
export function Wheel({ degrees, isSpinning, isStill, landed, isResting, prizes, onTap }: Props) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const moneyOfPrize = usePrizeMoney();
  const prizeText = (prize: WheelPrize): string =>
    prize.freeSpins > 0 ? intl.formatMessage({ id: 'spinWheel.segment.spins' }) : moneyText(moneyOfPrize(prize));
  return (
    <div className={clsx(styles.wheel, isSpinning && styles.spinning, isStill && styles.still)}>
      <svg viewBox="-112 -116 224 228" aria-hidden="true" focusable="false">
        <defs>
          <radialGradient id="spinShade">
            <stop offset="0.2" stopColor="#fff" stopOpacity="0.2" />
            <stop offset="0.72" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity="0.34" />
          </radialGradient>
          <linearGradient id="spinGold" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#fff0b8" />
            <stop offset="0.45" stopColor="#f2b632" />
            <stop offset="0.7" stopColor="#a86a10" />
            <stop offset="1" stopColor="#ffe08a" />
          </linearGradient>
        </defs>
        <circle r="108" fill="url(#spinGold)" />
        <circle r="100" className={styles.groove} />
        <g className={styles.disc} data-degrees={degrees} style={{ transform: `rotate(${degrees}deg)` }}>
          {SEGMENTS.map((segment, index) => (
            <g
              key={index}
              transform={`rotate(${index * SEGMENT_DEGREES})`}
              className={clsx(styles.segment, landed === index && styles.landed)}
              data-fill={FILLS[index]}
            >
              <path d={wedgePath(96, SEGMENT_DEGREES)} fill="url(#spinGold)" />
              <text y="-73">{intl.formatMessage({ id: segmentText(segment) })}</text>
              {prizes?.[index] && <SegmentPrize text={prizeText(prizes[index])} />}
            </g>
          ))}
          <circle r="96" fill="url(#spinShade)" />
        </g>
        {bulbs(24, 104).map(([x, y], index) => (
          <circle key={index} cx={x} cy={y} r="2.6" className={styles.bulb} />
        ))}
        <circle r="21" fill="url(#spinGold)" />
        <circle r="16.5" className={styles.hub} />
        <path d="m0-9 2.6 6.4L9 0 2.600 2.600 0 9-2.600 2.600-9 0-2.600-2.600Z" className={styles.spark} />
        <path
          d="M-10-114h20a3 3 0 0 1 2.700 4.400L2.200-90.500a2.500 2.500 0 0 1-4.400 0L-12.700-109.600A3 3 0 0 1-10-114Z"
          className={styles.pointer}
        />
      </svg>
      <button
        type="button"
        className={styles.tap}
        aria-label={intl.formatMessage({ id: 'spinWheel.spinTheWheel' })}
        aria-disabled={isSpinning || isResting}
        onClick={onTap}
      />
    </div>
  );
}

const LONGEST = 8;

/** It stays within its segment. */
const SegmentPrize = ({ text }: { text: string }) => (
  <text y="-61" className={styles.money} data-long={text.length > LONGEST}>
    {text}
  </text>
);

/** Segments with the same words and the same prize are one line. */
function linesOf(prizes: readonly WheelPrize[]) {
  const lines = new Map<string, { name: string; prize: WheelPrize; weight: number }>();
  SEGMENTS.forEach((name, index) => {
    const prize = prizes[index];
    if (!prize) return;
    const { weight, ...pays } = prize;
    const key = `${name} ${JSON.stringify(pays)}`;
    lines.set(key, { name: segmentText(name), prize, weight: weight + (lines.get(key)?.weight ?? 0) });
  });
  return [...lines.values()].toSorted((one, other) => other.weight - one.weight);
}

/** Lists what the wheel pays and how often, the most frequent first. The chances are the same for everybody. */
export function Odds({ prizes }: { prizes: readonly WheelPrize[] }) {
  const moneyOfPrize = usePrizeMoney();
  const all = sumOfWeights(prizes);
  return (
    <details
      className={styles.odds}
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary>{t('spinWheel.odds')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('spinWheel.odds.segment')}</th>
            <th scope="col">{t('spinWheel.odds.pays')}</th>
            <th scope="col">{t('spinWheel.odds.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(prizes).map(({ name, prize, weight }, index) => (
            <tr key={index}>
              <th scope="row">{t(name)}</th>
              <td>
                {prize.freeSpins > 0 ? (
                  t('spinWheel.odds.spins', { count: prize.freeSpins })
                ) : (
                  <Amount money={moneyOfPrize(prize)} />
                )}
              </td>
              <td>
                <FormattedNumber value={weight / all} style="percent" maximumFractionDigits={3} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
