export const anchorFragment = `fragment Anchor on AnchorBlock {
  blockType
  name
}`
