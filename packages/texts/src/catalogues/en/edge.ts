export const edge = {
  'edge.wait.title': 'Please wait',
  'edge.wait.text':
    'Too many tries came from your network. Please go back and try again in a minute; after more of them it takes a quarter of an hour. Your account is not locked.',
  'edge.away.title': 'Back in a moment',
  'edge.away.text': 'We are working on the website. Please try again in half a minute.',
} as const
