/** The PDFKit document. */
export type Pdf = PDFKit.PDFDocument
