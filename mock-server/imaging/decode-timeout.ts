/** Decoding a picture takes too long. */
export class DecodeTimeout extends Error {
  constructor(message = 'The picture takes too long to decode.') {
    super(message);
    this.name = 'DecodeTimeout';
  }
}

/** Other pictures blocked the queue for too long; not a fault of the picture itself. */
export class QueueTimeout extends DecodeTimeout {
  constructor() {
    super('Decoding other pictures blocks the queue for too long.');
    this.name = 'QueueTimeout';
  }
}
