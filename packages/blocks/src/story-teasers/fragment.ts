import { pictureSelection } from '../pictures/picture-content.ts'
import { headSelection } from '../sections/head-content.ts'

export const storyTeasersFragment = `fragment StoryTeasers on StoryTeasersBlock {
  blockType
  ${headSelection}
  arrangement
  stories { title text topic date href image ${pictureSelection} }
}`
