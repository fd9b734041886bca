import type { ElementDoc } from '../read-elements.ts';

const REGISTER = "import 'pix-sdk/define';";

/** Examples of elements whose markup alone shows nothing. */
const OTHERS: Readonly<Record<string, { html: string; js: string }>> = {
  'pix-lightbox': {
    html: '<button type="button" class="open-viewer">Open the viewer</button>',
    js: `import { createPublicPix } from 'pix-sdk';
import { openViewer } from 'pix-sdk/elements';

const pix = createPublicPix({ baseUrl: location.origin });
document.querySelector('.open-viewer').addEventListener('click', async () => {
  const { data } = await pix.images.list({ sort: 'popular', limit: 12 });
  await openViewer(data);
});`,
  },
};

/** The blocks of an element's live example: that of its doc block, at the service of the page. */
export function liveExample({ tag, examples: [example = ''] }: ElementDoc): string {
  const { html, js } = OTHERS[tag] ?? {
    html: markup(example.replaceAll('https://pix.example', '/')),
    js: REGISTER,
  };
  return `\`\`\`html live\n${html}\n\`\`\`\n\n\`\`\`js live\n${js}\n\`\`\``;
}

/** Markup with an empty line between elements. */
export const markup = (example: string): string => example.replaceAll('> <', '>\n\n<');
