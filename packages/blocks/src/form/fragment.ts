export const formFragment = `fragment Form on FormBlock {
  blockType
  formKind
  heading
  lead
  subject
  document { id }
}`
