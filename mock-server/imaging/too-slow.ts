/** A picture takes longer to decode than anyone waits for it. */
export class TooSlow extends Error {
  constructor(message = 'The picture takes too long to decode.') {
    super(message);
    this.name = 'TooSlow';
  }
}

/** A picture's turn to be decoded did not come, since others take too long: this says nothing of the picture itself. */
export class Busy extends TooSlow {
  constructor() {
    super('Other pictures take too long to decode for this one to have its turn.');
    this.name = 'Busy';
  }
}
