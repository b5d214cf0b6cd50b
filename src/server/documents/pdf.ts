/** The pen: the library that writes PDF, as a drawing hand sees it. */
export type Pdf = PDFKit.PDFDocument
