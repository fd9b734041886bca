export default { component: 'pix-gallery', args: { limit: 12, layout: 'rows', caption: 'below' } };

export const Pictures = {};
export const Empty = { parameters: { pix: { scenario: 'empty' } } };
export const Slow = { parameters: { pix: { latency: 5000 } } };
export const Failed = {
  beforeEach: ({ loaded }) => {
    loaded.control.faults.add({ operation: 'listImages', status: 503 });
  },
};
export const HostileTitles = { parameters: { pix: { scenario: 'hostile-metadata' } } };
export const RightToLeft = {
  args: { dir: 'rtl', lang: 'ar' },
  parameters: { pix: { scenario: 'rtl-titles' } },
};
export const Dark = { args: { style: 'background: #111; color: #eee; color-scheme: dark' } };
