import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import type { Content } from './content.ts';

export const contentAtom = atom<Content>({ title: '', summary: '', menu: [], items: [] });

function Home() {
  const { title, summary, items } = useAtomValue(contentAtom);
  return (
    <main>
      <h1>{title}</h1>
      <p>{summary}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={`/items/${item.id}`}>{item.title}</Link> <time>{item.date}</time>
            <p>{item.summary}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Item() {
  const { id } = useParams();
  const item = useAtomValue(contentAtom).items.find((each) => each.id === id);
  return (
    <main>
      <h1>{item?.title}</h1>
      <p>{item?.summary}</p>
    </main>
  );
}

/** The page: a menu, a heading and a list; it says on its container when it can be used. */
export function App() {
  const { menu } = useAtomValue(contentAtom);
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-started', '');
  }, []);
  return (
    <>
      <nav>
        <ul>
          {menu.map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <Routes>
        <Route path="/items/:id" element={<Item />} />
        <Route path="*" element={<Home />} />
      </Routes>
    </>
  );
}
