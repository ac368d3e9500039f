export const edge = {
  'edge.wait.title': 'Please wait',
  'edge.wait.text':
    'There were too many attempts from your network. Please wait a minute, go back and try again. If the attempts continue, the wait increases to 15 minutes. Your account is not locked.',
  'edge.unavailable.title': 'Back in a moment',
  'edge.unavailable.text': 'We are working on the website. Please try again in half a minute.',
} as const
