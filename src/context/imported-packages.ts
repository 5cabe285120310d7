import type { Ecosystem } from './languages.ts';

/** Python packages that are imported under another name than they are installed by. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['beautifulsoup4', 'bs4'],
  ['opencv-python', 'cv2'],
  ['pillow', 'pil'],
  ['pyjwt', 'jwt'],
  ['python-dateutil', 'dateutil'],
  ['python-dotenv', 'dotenv'],
  ['pyyaml', 'yaml'],
  ['scikit-learn', 'sklearn'],
]);

/** Whether an imported module comes from a dependency, by the naming habits of its ecosystem. */
export function comesFrom(ecosystem: Ecosystem, module: string, dependency: string): boolean {
  switch (ecosystem) {
    case 'npm':
    case 'go':
      return module === dependency || module.startsWith(`${dependency}/`);
    case 'python': {
      const name = OTHER_NAMES.get(dependency.toLowerCase()) ?? dependency;
      return sameName(module.split('.')[0] ?? '', name);
    }
    case 'rust':
      return sameName(module.split('::')[0] ?? '', dependency);
    case 'ruby':
      return (
        sameName(module.split('/')[0] ?? '', dependency) || sameName(module.replaceAll('/', '-'), dependency)
      );
    case 'jvm':
      // A group is rarely the package itself; its first two parts are.
      return `${module}.`.startsWith(`${(dependency.split(':')[0] ?? '').split('.').slice(0, 2).join('.')}.`);
    case 'php':
      return sameName(module.split('\\')[0] ?? '', dependency.split('/')[0] ?? '');
  }
}

function sameName(a: string, b: string): boolean {
  const plain = (name: string): string => name.toLowerCase().replaceAll('-', '_');
  return plain(a) === plain(b);
}
