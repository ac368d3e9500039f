export const keyFiguresFragment = `fragment KeyFigures on KeyFiguresBlock {
  blockType
  heading
  figures { value unit label }
  footnote
}`
