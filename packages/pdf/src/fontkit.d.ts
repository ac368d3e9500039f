declare module 'fontkit' {
  /** A parsed font file. */
  export type Font = { layout: (text: string) => object; hasGlyphForCodePoint: (codePoint: number) => boolean }
  export function create(content: Uint8Array): Font
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** pdfkit also accepts a font that is parsed already, which its types do not say. */
    registerFont(name: string, font: import('fontkit').Font): this
  }
}
