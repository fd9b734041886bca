/** Uses of the elements in JSX: valid ones compile, and invalid ones do not. */
import type { JSX_FRAMEWORKS } from './frameworks.ts';

/** Code that all frameworks with JSX accept, and code that none accepts. */
const COMMON = `
const pix = createPublicPix({ baseUrl: '/' });
export const all = [
  <pix-gallery key="a" id="best" class="wide" slot="main" part="gallery" limit={12} layout="rows" paging="scroll" auto-pages={3} caption-text="{title}" />,
  <pix-gallery key="b" limit="12" sort="popular" controls="search sort" history="?photo"><p slot="empty">None</p></pix-gallery>,
  <pix-album key="c" token="Xo3qL9dE" closable />,
  <pix-albums key="d" user="ana" />,
  <pix-image key="e" slug="harbour" ratio="3:2" />,
  <pix-search key="f" for="best" />, <pix-sort key="g" for="best" />, <pix-categories key="h" for="best" />,
  <pix-tags key="i" for="best" />, <pix-count key="j" for="best" />,
];
export const wrong = [
  // @ts-expect-error -- no such layout
  <pix-gallery key="a" layout="circle" />,
  // @ts-expect-error -- not a number
  <pix-gallery key="b" limit="many" />,
  // @ts-expect-error -- no such property
  <pix-gallery key="c" colour="red" />,
  // @ts-expect-error -- of another element
  <pix-gallery key="d" slug="harbour" />,
  // @ts-expect-error -- no such sort order
  <pix-gallery key="e" sort="random" />,
  // @ts-expect-error -- the attribute is text, the property "captionText" may be a function
  <pix-gallery key="g" caption-text={() => 'a caption'} />,
  // @ts-expect-error -- no such element
  <pix-galery key="f" />,
];
`;

const IMPORTS = `import { createPublicPix } from 'pix-sdk';\n`;

/** Properties that attributes cannot set. */
const PROPERTIES = `
export const properties = [
  <pix-gallery key="a" source={pix} autoPages={3} placeholder={({ title }) => title} texts={{ showMore: 'More' }} />,
  <pix-album key="b" token="Xo3qL9dE" source={pix} />,
  // @ts-expect-error -- no source of pictures
  <pix-gallery key="c" source={{}} />,
  // @ts-expect-error -- read-only
  <pix-gallery key="d" total={3} />,
];
`;

/** Listeners, whose names have a prefix. */
const listeners = (prefix: string) => `
export const listeners = [
  <pix-gallery key="a"
    ${prefix}pix-load={(event) => event.detail.count.toFixed()}
    ${prefix}pix-open={(event) => event.detail.image.title}
    ${prefix}pix-error={({ detail }) => detail.error}
    ${prefix}pix-close={(event) => event.detail.image?.slug} />,
  // @ts-expect-error -- no such detail
  <pix-gallery key="b" ${prefix}pix-load={(event) => event.detail.counts} />,
  // @ts-expect-error -- no listener
  <pix-gallery key="c" ${prefix}pix-load="load" />,
];
`;

const REACT = `${IMPORTS}import 'pix-sdk/jsx';
import type { PixGallery } from 'pix-sdk/elements';
import { createRef } from 'react';
${COMMON}
const ref = createRef<PixGallery>();
export const styled = [
  <pix-gallery key="a" ref={ref} className="wide" style={{ '--pix-gap': '8px', color: 'red' }} />,
  <div key="b" style={{ '--pix-row-height': 200 }} />,
  // @ts-expect-error -- no such custom property
  <pix-gallery key="c" style={{ '--pix-gapp': '8px' }} />,
];
`;

/** Components, which are the same in React 18 and 19. */
const COMPONENTS = `
import { PixCount as Count, PixGallery as Gallery } from 'pix-sdk/react';
import { PixSearch as Search } from 'pix-sdk/react/pix-search';
export const components = [
  <Gallery key="a" id="best" ref={ref} className="wide" style={{ '--pix-gap': '8px' }} source={pix} limit={12}
    onPixLoad={(event) => event.detail.count.toFixed()} onPixOpen={({ detail }) => detail.image.title}>
    <p slot="empty">None</p>
  </Gallery>,
  <Count key="b" gallery={ref.current} />, <Search key="c" for="best" onPixChange={({ detail }) => detail.query.q} />,
  // @ts-expect-error -- no such layout
  <Gallery key="d" layout="circle" />,
  // @ts-expect-error -- no source of pictures
  <Gallery key="e" source={{}} />,
  // @ts-expect-error -- no such property
  <Gallery key="f" colour="red" />,
  // @ts-expect-error -- the count fires no events
  <Count key="g" for="best" onPixLoad={() => undefined} />,
];
`;

/** Code that the types of each framework accept and reject. */
export const JSX_CODE: Record<keyof typeof JSX_FRAMEWORKS, string> = {
  'React 19': REACT + COMPONENTS + PROPERTIES + listeners('on'),
  'React 18': `${REACT}${COMPONENTS}
export const unset = [
  // @ts-expect-error -- React 18 sets attributes only
  <pix-gallery key="a" source={pix} />,
  // @ts-expect-error -- React 18 sets attributes only
  <pix-gallery key="b" onpix-load={() => undefined} />,
];`,
  Preact: `${IMPORTS}import 'pix-sdk/jsx/preact';\n${COMMON}${PROPERTIES}${listeners('on')}`,
  Solid: `${IMPORTS}import 'pix-sdk/jsx/solid';\n${COMMON.replaceAll(/key="\w" /g, '')}${PROPERTIES.replaceAll(/key="\w" /g, '')}
export const prefixed = [
  <pix-gallery prop:source={pix} attr:limit="3" style={{ '--pix-gap': '8px' }} />,
  // @ts-expect-error -- no such layout
  <pix-gallery prop:layout="circle" />,
  // @ts-expect-error -- no such layout
  <pix-gallery attr:layout="circle" />,
];
${listeners('on:').replaceAll(/key="\w"\s/g, '')}`,
};
