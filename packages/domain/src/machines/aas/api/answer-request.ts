import { ok, refuse, type Result } from '../../../result.ts'
import { toModelReference } from '../elements.ts'
import type { Environment, Submodel, SubmodelElement } from '../metamodel.ts'
import { findElement, isContainer, listInnerPaths, listPaths } from './element-path.ts'
import { toCore, toMetadata, toValue, toValues } from './element-views.ts'
import type { AasRefusal, AasRequest, Page, View } from './parse-request.ts'

/** JSON, or the address of the file that is sent instead. */
export type AasAnswer = { json: unknown } | { file: string }

type Answer = Result<AasAnswer, AasRefusal>

type MachineRequest = Exclude<AasRequest, { kind: 'description' }>
type ElementRequest = Extract<MachineRequest, { path: string }>

/** Answers a request about one machine; undefined stands for a machine that does not exist or was not named. */
export function answerAasRequest(request: MachineRequest, environment: Environment | undefined): Answer {
  if (request.kind === 'list') return answerList(request, environment)
  const shell = environment?.assetAdministrationShells[0]
  if (!environment || !shell) return refuse('not-found')
  switch (request.kind) {
    case 'shell':
      if (request.view === 'normal') return ok({ json: shell })
      return request.view === '$reference'
        ? ok({ json: toModelReference('AssetAdministrationShell', shell.id) })
        : refuse('not-found')
    case 'asset-information':
      return ok({ json: shell.assetInformation })
    case 'submodel-refs':
      return ok({ json: toPage(shell.submodels, request.page) })
    default: {
      const submodel = environment.submodels.find(({ id }) => id === request.submodelId)
      return submodel ? answerInSubmodel(request, submodel) : refuse('not-found')
    }
  }
}

function answerList(
  { of, view, idShort, page, isCore }: Extract<MachineRequest, { kind: 'list' }>,
  environment: Environment | undefined,
): Answer {
  const empty = { paging_metadata: {}, result: [] }
  if (of === 'submodels' || !environment) return ok({ json: empty })
  const shells = environment.assetAdministrationShells.filter((shell) => idShort === null || shell.idShort === idShort)
  if (view === 'normal') return ok({ json: toPage(shells, page) })
  if (view !== '$reference' || isCore) return refuse('not-found')
  const references = shells.map(({ id }) => toModelReference('AssetAdministrationShell', id))
  return ok({ json: toPage(references, page) })
}

type SubmodelRequest = Extract<MachineRequest, { submodelId: string }>

function answerInSubmodel(request: SubmodelRequest, submodel: Submodel): Answer {
  if (request.kind === 'element' || request.kind === 'attachment') return answerElement(request, submodel)
  const { submodelElements, ...metadata } = submodel
  const { view, isCore, page } = request
  if (request.kind === 'elements') {
    if (view === '$path') return ok({ json: toPage(listPaths(submodelElements, isCore), page) })
    return ok({ json: toPage(submodelElements.map(toElementView(submodel, { view, isCore })), page) })
  }
  const answers: Record<View, () => unknown> = {
    normal: () => (isCore ? { ...submodel, submodelElements: submodelElements.map(toShallow) } : submodel),
    $metadata: () => metadata,
    $value: () => toValues(submodelElements),
    $reference: () => toModelReference('Submodel', submodel.id),
    $path: () => listPaths(submodelElements, isCore),
  }
  return ok({ json: answers[view]() })
}

/** One element in a list: values are named, because a list of bare values would not say whose they are. */
function toElementView(submodel: Submodel, { view, isCore }: { view: View; isCore: boolean }) {
  return (element: SubmodelElement): unknown => {
    if (view === '$metadata') return toMetadata(element)
    if (view === '$value') return toValues([element])
    if (view === '$reference')
      return toElementReference(submodel, [{ type: element.modelType, value: element.idShort ?? '' }])
    return isCore ? toShallow(element) : element
  }
}

function toShallow(element: SubmodelElement): object {
  return isContainer(element) ? toMetadata(element) : element
}

function answerElement({ kind, path, view, isCore }: ElementRequest, submodel: Submodel): Answer {
  const found = findElement(submodel.submodelElements, path)
  if (!found) return refuse('not-found')
  const { element, keys } = found
  if (kind === 'attachment') return element.modelType === 'File' ? ok({ file: element.value }) : refuse('bad-request')
  if (view === '$path' && !isContainer(element)) return refuse('bad-request')
  const answers: Record<View, () => unknown> = {
    normal: () => (isCore ? toCore(element) : element),
    $metadata: () => toMetadata(element),
    $value: () => toValue(element),
    $reference: () => toElementReference(submodel, keys),
    $path: () => [path, ...listInnerPaths(element, path)],
  }
  return ok({ json: answers[view]() })
}

function toElementReference({ id }: Submodel, keys: readonly { type: string; value: string }[]) {
  return { type: 'ModelReference', keys: [{ type: 'Submodel', value: id }, ...keys] }
}

/** The cursor is the position of the next entry. */
function toPage(entries: readonly unknown[], { offset, limit }: Page) {
  const next = offset + limit
  return {
    paging_metadata: next < entries.length ? { cursor: String(next) } : {},
    result: entries.slice(offset, next),
  }
}
