import type { ContactTopic } from '@ferrule/domain/requests/contact-topic'
import type { RequestKind } from '@ferrule/domain/requests/request'
import { useTexts } from '../frame/texts.tsx'

/** Returns the title and lead of a form page. A contact form with a topic has those of the topic. */
export function useRequestHead(kind: RequestKind, topic: ContactTopic | null): { title: string; lead: string } {
  const texts = useTexts()
  if (topic) return { title: texts(`contact.topic.${topic}`), lead: texts(`contact.topic.${topic}-lead`) }
  const heads = {
    contact: { title: texts('contact.title'), lead: texts('contact.lead') },
    service: { title: texts('service-request.title'), lead: texts('service-request.lead') },
    licence: { title: texts('licence.title'), lead: texts('licence.lead') },
    feedback: { title: texts('story.feedback.title'), lead: texts('story.feedback.lead') },
    whitepaper: { title: texts('whitepaper.title'), lead: texts('whitepaper.lead') },
    paper: { title: texts('paper.title'), lead: texts('paper.lead') },
  }
  return heads[kind]
}
