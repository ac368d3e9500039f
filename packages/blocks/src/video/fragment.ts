import { pictureSelection } from '../pictures/picture-content.ts'

export const videoFragment = `fragment Video on VideoBlock {
  blockType
  title
  duration
  film { filename mimeType }
  poster ${pictureSelection}
}`
