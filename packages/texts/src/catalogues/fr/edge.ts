import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Veuillez patienter',
  'edge.wait.text':
    'Il y a eu trop de tentatives depuis votre réseau. Patientez une minute, revenez en arrière et réessayez. Si les tentatives continuent, le délai passe à 15 minutes. Votre compte n’est pas bloqué.',
  'edge.unavailable.title': 'De retour dans un instant',
  'edge.unavailable.text': 'Nous travaillons sur le site web. Veuillez réessayer dans une demi-minute.',
}
