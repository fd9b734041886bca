import { LOADERS, type Item } from './records.ts';
import { text } from './text.ts';
import { Fragment, h, useEffect, useState, wp } from './wp.ts';

const { Button, Modal, Notice, SearchControl, Spinner } = wp.components;

/** What a chooser has read. */
interface List {
  items: readonly Item[];
  /** Last page that was read; 0 before the first one. */
  page: number;
  state: 'loading' | 'failed' | 'more' | 'complete';
}

const START: List = { items: [], page: 0, state: 'loading' };

/** Delay in ms between the last key and the search. */
const SEARCH_DELAY_MS = 300;

/** Reads pages of records: `more` requests the next one, also after a failure. */
function useRecords(identifier: 'token' | 'slug', q: string) {
  const [list, setList] = useState(START);
  const [request, setRequest] = useState({ q, page: 1 });
  useEffect(() => {
    if (q === request.q) return;
    const timer = setTimeout(() => {
      setList(START);
      setRequest({ q, page: 1 });
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [q]);
  useEffect(() => {
    let isCurrent = true;
    LOADERS[identifier](request.page, request.q).then(
      ({ items, page, hasNext }) => {
        if (!isCurrent) return;
        const state = hasNext ? 'more' : 'complete';
        setList((former) => ({ items: page === 1 ? items : [...former.items, ...items], page, state }));
      },
      () => isCurrent && setList((former) => ({ ...former, state: 'failed' })),
    );
    return () => {
      isCurrent = false;
    };
  }, [identifier, request]);
  const more = () => {
    setList((former) => ({ ...former, state: 'loading' }));
    setRequest({ q: request.q, page: list.page + 1 });
  };
  return { list, more };
}

/** An album or a picture, as a button with its cover. */
const itemButton = ({ id, title, cover, count }: Item, choose: (item: Item) => void) =>
  h(
    'li',
    { key: id },
    h(
      Button,
      { className: 'pix-item', onClick: () => choose({ id, title, cover }) },
      h(
        'span',
        { className: 'pix-cover' },
        cover && h('img', { src: cover, alt: '', loading: 'lazy', decoding: 'async' }),
      ),
      h('span', { className: 'pix-title' }, title),
      count !== undefined &&
        h('span', { className: 'pix-count' }, text('facet', { name: '', number: String(count) }).trim()),
    ),
  );

/** The end of the list: what is happening, or what can be done. */
function statusOf(identifier: 'token' | 'slug', { items, state }: List, more: () => void) {
  switch (state) {
    case 'loading':
      return h(Spinner);
    case 'failed': {
      const failed = text(identifier === 'token' ? 'albumsFailed' : 'picturesFailed');
      const actions = [{ label: text('tryAgain'), onClick: more }];
      return h(
        Notice,
        { status: 'error', isDismissible: false, actions },
        `${failed} ${text('checkConnection')}`,
      );
    }
    case 'more':
      return h(Button, { variant: 'secondary', onClick: more }, text('showMore'));
    case 'complete':
      return items.length ? null : h('p', null, text('nothingFound'));
  }
}

export interface ChooserProps {
  /** What is chosen: an album by its token, or a picture by its slug. */
  identifier: 'token' | 'slug';
  choose: (id: string) => void;
  close: () => void;
}

/** A dialog with the public albums or pictures of the service. */
export function Chooser({ identifier, choose, close }: ChooserProps) {
  const [q, setQuery] = useState('');
  const { list, more } = useRecords(identifier, q);
  const search = text(identifier === 'token' ? 'searchAlbums' : 'search');
  return h(
    Modal,
    {
      className: 'pix-chooser',
      title: text(identifier === 'token' ? 'chooseAlbum' : 'choosePicture'),
      onRequestClose: close,
    },
    h(
      Fragment,
      null,
      h(SearchControl, {
        __nextHasNoMarginBottom: true,
        label: search,
        placeholder: search,
        value: q,
        onChange: setQuery,
      }),
      h(
        'ul',
        { className: 'pix-items', role: 'list' },
        list.items.map((item) => itemButton(item, ({ id }) => choose(id))),
      ),
      h('div', { className: 'pix-status', role: 'status' }, statusOf(identifier, list, more)),
    ),
  );
}
