import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Aguarde, por favor',
  'edge.wait.text':
    'Vieram tentativas demais da sua rede. Volte e tente novamente em um minuto; depois de outras tentativas, a espera é de quinze minutos. Sua conta não está bloqueada.',
  'edge.away.title': 'Voltamos em instantes',
  'edge.away.text': 'Estamos trabalhando no site. Tente novamente em meio minuto.',
}
