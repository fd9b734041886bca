/** Decoding a picture takes too long. */
export class DecodeTimeout extends Error {
  constructor(message = 'The picture takes too long to decode.') {
    super(message);
    this.name = 'TooSlow';
  }
}

/** Other pictures blocked the queue for too long; no fault of the picture itself. */
export class QueueTimeout extends DecodeTimeout {
  constructor() {
    super('Other pictures take too long to decode for this one to have its turn.');
    this.name = 'Busy';
  }
}
