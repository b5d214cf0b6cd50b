/** More are no help to anybody; it bounds what one search reads. */
export const FAQS_MAX = 500
