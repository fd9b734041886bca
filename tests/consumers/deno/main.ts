import { createPublicPix } from 'pix-sdk';

const pix = createPublicPix({ baseUrl: 'https://pix.example' });
const { data } = await pix.images.list({ limit: 12 });
for (const { title } of data) console.log(title);
