/** Creates an error with the fields of the client's errors, but without their classes. */
export const scriptError = (name: string, code: string, message: string, details: object): Error =>
  Object.assign(new Error(message, details), { name, code }, details);

/** Creates the error of an invalid argument; nothing was sent. */
export const invalidParameter = (field: string, message: string): Error =>
  scriptError('PixInvalidParameterError', 'invalid_parameter', message, { field });
