const { createPublicPix } = require('pix-sdk');

const pix = createPublicPix({ baseUrl: 'https://pix.example' });
pix.images.list({ limit: 12 }).then(({ data }) => {
  for (const { title } of data) console.log(title);
});
