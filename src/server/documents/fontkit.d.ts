/** The parser of fonts that PDFKit uses. */
declare module 'fontkit' {
  /** PDFKit takes a parsed font as it takes a file. */
  export function create(file: Uint8Array): PDFKit.Mixins.PDFFontSource
}
