/** Bounds the cost of one search. */
export const FAQS_MAX = 500
