/** What a story is filed under: one category, and the topics it touches. */
export type StoryCategory = 'quality' | 'production' | 'engineering' | 'people'

export type StoryTopic =
  | 'crimping'
  | 'cutting'
  | 'twisting'
  | 'testing'
  | 'high-voltage'
  | 'data'
  | 'service'
  | 'training'
  | 'sustainability'
