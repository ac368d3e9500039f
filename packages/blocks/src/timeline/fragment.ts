export const timelineFragment = `fragment Timeline on TimelineBlock {
  blockType
  heading
  events { moment title text }
}`
