import { createPublicPix } from 'pix-sdk';

const pix = createPublicPix({ baseUrl: 'https://pix.example' });

void pix.images.list({ limit: 12 }).then(({ data }) => postMessage(data.map(({ title }) => title)));
