/** The purposes that a link can give the contact form. Each has its own title and lead. */
const contactTopics = ['demo', 'training', 'event', 'visit', 'sample', 'quote', 'application'] as const

export type ContactTopic = (typeof contactTopics)[number]

export function isContactTopic(name: string | null): name is ContactTopic {
  return contactTopics.some((topic) => topic === name)
}
