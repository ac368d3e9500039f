import { pictureSelection } from '../pictures/picture-content.ts'

export const heroFragment = `fragment Hero on HeroBlock {
  blockType
  heading
  lead
  image ${pictureSelection}
  links { text href }
}`
