/** The list of games is compared with this: a plain virtual list, with the same React, pictures and texts. */
import type { Game } from '@contract/games.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const COLUMNS = 2;
const ROW_HEIGHT = 292;
const HEAD_HEIGHT = 70;
const OVERSCAN_ROWS = 2;

const sizesOf = (stem: string, type: string) => `${stem}.${type} 240w, ${stem}@2x.${type} 420w`;

function Card({ game }: { game: Game }) {
  const src = game.imageUrl ?? game.image ?? '';
  const stem = src.replace(/\.\w+$/, '');
  return (
    <article className="card" data-game-id={game.id}>
      <button type="button">
        <picture>
          {game.hasImageSet && <source type="image/avif" srcSet={sizesOf(stem, 'avif')} sizes="210px" />}
          <img src={src} alt="" loading="lazy" decoding="async" />
        </picture>
        <div>{game.name}</div>
        <div>{game.provider}</div>
      </button>
    </article>
  );
}

function List({ games }: { games: readonly Game[] }) {
  const virtual = useWindowVirtualizer({
    count: Math.ceil(games.length / COLUMNS),
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN_ROWS,
    scrollMargin: HEAD_HEIGHT,
  });
  return (
    <ul style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <li key={key} className="row" style={{ transform: `translateY(${start - HEAD_HEIGHT}px)` }}>
          {games.slice(index * COLUMNS, (index + 1) * COLUMNS).map((game) => (
            <Card key={game.id} game={game} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Page() {
  const [games, setGames] = useState<readonly Game[]>([]);
  const [text, setText] = useState('');
  const query = useDeferredValue(text);
  useEffect(() => {
    void fetch('/api/games')
      .then((answer) => answer.json() as Promise<{ data: Game[] }>)
      .then(({ data }) => setGames(data.toSorted((a, b) => b.popularity - a.popularity)));
  }, []);
  const texts = useMemo(() => games.map(({ name, provider }) => `${name} ${provider}`.toLowerCase()), [games]);
  const found = useMemo(
    () => games.filter((_, index) => texts[index]?.includes(query.toLowerCase())),
    [games, texts, query],
  );
  return (
    <>
      <header>
        <input type="search" aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      </header>
      <List games={found} />
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
