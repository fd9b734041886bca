/** Files of the pictures in `raw/` and `thumb/`, by slug: size in pixels and bytes, and a hash of the bytes. */
export const photographFiles = {
  'above-the-last-hut': { width: 1600, height: 2400, fileSize: 134112, version: '14e29c7cada05f' },
  'first-drops-of-the-day': { width: 2400, height: 1600, fileSize: 104394, version: '00bb229c264605' },
  'fog-between-the-beeches': { width: 1920, height: 2400, fileSize: 109046, version: '07036df1d06c60' },
  'long-swell-last-light': { width: 2560, height: 1440, fileSize: 105816, version: '17d44eddbd9f40' },
  'northern-lights-no-wind': { width: 2400, height: 1600, fileSize: 105188, version: '1371d66b92d817' },
  'over-the-weather': { width: 2400, height: 1600, fileSize: 64928, version: '085e9998b80b60' },
  'ripples-before-the-heat': { width: 2400, height: 1600, fileSize: 108184, version: '0984e6f36ea7bf' },
  'the-lake-holds-still': { width: 2400, height: 2400, fileSize: 110434, version: '0c9da406d31ff7' },
  'the-valleys-fill-up': { width: 2400, height: 1600, fileSize: 106034, version: '106642fc500e21' },
  'traffic-out-of-focus': { width: 1920, height: 2400, fileSize: 101400, version: '12ba83f4744d6b' },
  'waiting-for-the-rain-to-stop': { width: 1600, height: 2400, fileSize: 183976, version: '06b2254fdde6e5' },
  'what-the-river-left': { width: 3000, height: 1200, fileSize: 108190, version: '0ee5b3877d8019' },
} as const;
