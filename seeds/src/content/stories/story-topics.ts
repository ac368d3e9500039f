/** A story has one category and any number of topics. */
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
