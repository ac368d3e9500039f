export const textFragment = `fragment Text on TextBlock {
  blockType
  heading
  body
}`
