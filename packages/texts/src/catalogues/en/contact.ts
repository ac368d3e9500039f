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

  'contact.subject': 'About: {subject}',
  'contact.employer-or-school': 'Current employer or school',
  'contact.topic.demo': 'Request a demo',
  'contact.topic.demo-lead':
    'Tell us what you would like to see and when. We can show it at our site, at yours or by video.',
  'contact.topic.training': 'Reserve a training place',
  'contact.topic.training-lead':
    'Name the course, the number of people and the dates that suit you. We confirm the places or propose other dates.',
  'contact.topic.event': 'Reserve a place',
  'contact.topic.event-lead': 'Tell us which date you would like to attend and how many of you are coming.',
  'contact.topic.visit': 'Arrange a visit',
  'contact.topic.visit-lead': 'Tell us when you would like to come and what interests you most.',
  'contact.topic.sample': 'Send us a sample',
  'contact.topic.sample-lead': 'Tell us what you are sending: wire, terminal, quantity and the values to be measured.',
  'contact.topic.quote': 'Ask for a price',
  'contact.topic.quote-lead': 'Machine types, serial numbers and shifts per day are enough for a first price.',
  'contact.topic.application': 'Apply',
  'contact.topic.application-lead':
    'Tell us which position you are applying for and what you have done so far. You can add pictures of your work.',
} as const
