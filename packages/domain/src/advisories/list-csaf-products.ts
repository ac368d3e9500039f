import { compareVersions } from '../software/version.ts'
import type { CsafBranch, CsafDocument } from './csaf-document.ts'
import { type AdvisoryProduct, type MachineStatus, machineStatuses } from './match-machine.ts'

export type CsafProduct = AdvisoryProduct & {
  productId: string
  name: string
  /** The version that fixes an affected product; null if there is none yet. */
  fixVersion: string | null
}

type TreeProduct = Omit<CsafProduct, 'status' | 'fixVersion'>

/** The groups of `product_status`, section 3.2.3.9. A recommended version has the fix. */
const statusOfGroup: Readonly<Record<string, MachineStatus>> = {
  first_affected: 'affected',
  known_affected: 'affected',
  last_affected: 'affected',
  under_investigation: 'under-investigation',
  first_fixed: 'fixed',
  fixed: 'fixed',
  recommended: 'fixed',
  known_not_affected: 'not-affected',
}

/** The products of an advisory, each with its worst status over all vulnerabilities. */
export function listCsafProducts({ product_tree: tree, vulnerabilities }: CsafDocument): CsafProduct[] {
  const statuses = new Map<string, MachineStatus>()
  for (const { product_status: groups } of vulnerabilities)
    for (const [group, ids] of Object.entries(groups))
      for (const id of ids) statuses.set(id, worse(statuses.get(id), statusOfGroup[group]))
  const products = [
    ...(tree?.branches ?? []).flatMap((branch) => listProducts(branch, null)),
    ...(tree?.full_product_names ?? []).map((product) => toProduct(product, { family: null, versions: '*' })),
  ].map((product) => ({ ...product, status: statuses.get(product.productId) ?? 'not-affected' }))
  return products.map((product) => ({
    ...product,
    fixVersion: product.status === 'affected' ? findFix(product, products) : null,
  }))
}

function worse(one: MachineStatus = 'not-affected', other: MachineStatus = 'not-affected'): MachineStatus {
  return machineStatuses.find((status) => status === one || status === other) ?? one
}

function listProducts(branch: CsafBranch, outer: string | null): TreeProduct[] {
  const family = branch.category === 'product_family' ? branch.name.toLowerCase() : outer
  const versions = isVersion(branch) ? branch.name : '*'
  const own = branch.product ? [toProduct(branch.product, { family, versions })] : []
  return [...own, ...(branch.branches ?? []).flatMap((inner) => listProducts(inner, family))]
}

function isVersion({ category }: CsafBranch): boolean {
  return category === 'product_version' || category === 'product_version_range'
}

function toProduct(
  { product_id: productId, name, product_identification_helper: helper }: NonNullable<CsafBranch['product']>,
  place: Pick<TreeProduct, 'family' | 'versions'>,
): TreeProduct {
  return { ...place, productId, name, serials: helper?.serial_numbers ?? [], models: helper?.model_numbers ?? [] }
}

/** The lowest single version of the same family that is fixed. */
function findFix(
  { family }: Pick<TreeProduct, 'family'>,
  products: readonly (TreeProduct & { status: MachineStatus })[],
): string | null {
  const fixes = products.filter(
    (product) => product.status === 'fixed' && product.family === family && /^[\d.]+$/.test(product.versions),
  )
  return fixes.map(({ versions }) => versions).toSorted(compareVersions)[0] ?? null
}
