import { render } from 'solid-js/web';
import { Gallery } from './Gallery.tsx';

render(() => <Gallery />, document.getElementById('root')!);
