import type { AreaTexts } from '../../catalogue.ts'

export const consent: AreaTexts<'consent'> = {
  'consent.name': 'Cookies',
  'consent.title': 'Podemos medir como o site é usado?',
  'consent.text':
    'Os cookies necessários armazenam o idioma, a comparação e o login. Com o seu consentimento, também contamos visitas e carregamos vídeos. Você pode mudar isso a qualquer momento no rodapé.',
  'consent.only-necessary': 'Somente necessários',
  'consent.accept-all': 'Aceitar todos',
  'consent.choose': 'Escolher',
  'consent.settings': 'Configurações de cookies',
  'consent.settings-lead': 'Cada grupo funciona separadamente. Nada é ativado antes do seu consentimento.',
  'consent.last-choice': 'Sua última escolha: {date}.',
  'consent.close-without-saving': 'Fechar sem salvar',
  'consent.save': 'Salvar minha escolha',
  'consent.cookie-count': '{count, plural, one {# cookie} other {# cookies}}',
  'consent.cookie': 'Cookie',
  'consent.purpose': 'Finalidade',
  'consent.stored-for': 'Prazo de conservação',

  'consent.necessary': 'Necessários',
  'consent.necessary-text': 'Idioma, comparação, carrinho de peças, login, esta escolha.',
  'consent.statistics': 'Estatísticas',
  'consent.statistics-text': 'Conta páginas e buscas, sem o seu nome. Mantido por 14 meses.',
  'consent.media': 'Vídeos e mapas',
  'consent.media-text': 'Carrega vídeos e mapas de outras empresas.',
  'consent.advertising': 'Publicidade',
  'consent.advertising-text': 'Mostra se um anúncio gerou uma consulta.',
}
