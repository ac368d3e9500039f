export const contact = {
  'contact.title': 'Talk to an Expert',
  'contact.promise': 'We reply within 24 hours.',
  'contact.lead':
    'Tell us which wires and terminals you process. A person who knows the machine replies within 24 hours.',
  'contact.about': 'Your question about {product}',
  'contact.question': 'Your question',
  'contact.question-hint': 'For example wire type, terminal, quantity per shift.',
  'contact.send': 'Send question',
  'contact.write-email': 'Write an e-mail',
  'contact.call': 'Call',
  'contact.more-ways': 'More ways to reach us',

  'contact.next': 'What happens next',
  'contact.next-read': 'We read your question the same day.',
  'contact.next-proposal': 'You receive a proposal with measured samples.',
  'contact.next-demo': 'You see the machine run, here or by video.',
  'contact.sent': 'We have your question',
  'contact.sent-due': 'We reply by {due}.',
  'contact.sent-number': 'Your number: {number}',
  'contact.sent-copy': 'A copy went to {email}.',
} as const
