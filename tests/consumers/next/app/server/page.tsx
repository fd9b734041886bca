import 'pix-sdk/jsx';
import { Loaded } from './loaded';

/** A server component: the markup has the gallery, and the browser its pictures. */
export default function Page() {
  return (
    <main>
      <pix-gallery base-url="https://pix.example" limit="12" />
      <Loaded />
    </main>
  );
}
