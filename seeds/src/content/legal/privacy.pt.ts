import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Privacidade',
  description: 'O que guardamos sobre você, para quê, por quanto tempo e como pedir a exclusão.',
  blocks: [
    hero('Privacidade', { lead: 'Guardamos o que precisamos para responder a você, e nada mais.' }),
    text(
      'O que você nos envia',
      'O que você envia por um formulário serve para responder a você. Guardamos por 24 meses, ou pelo tempo que a lei exigir se resultar em um pedido.',
      'Nossas páginas não carregam nada de outras empresas. Fontes, imagens e vídeos vêm dos nossos próprios servidores.',
    ),
    table(
      'Cookies',
      [
        'Finalidade|Duração',
        'Idioma e país escolhidos|1 ano',
        'Unidades escolhidas, métricas ou imperiais|1 ano',
        'Acesso ao portal do cliente|até você sair',
      ],
      'Outros cookies só são usados depois que você concorda.',
    ),
    text(
      'Seus direitos',
      [
        'Você pode perguntar a qualquer momento o que guardamos sobre você.',
        'Você pode pedir que seja corrigido, entregue ou excluído.',
        'Você pode reclamar à autoridade de proteção de dados do seu país.',
      ],
      'Escreva para nós pela [página de contato](/contact). Respondemos em até 30 dias.',
    ),
  ],
}
