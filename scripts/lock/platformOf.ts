export interface Platform {
  os?: string[];
  cpu?: string[];
  /** The C library, where Linux has a package for each. */
  libc?: string[];
}

const OPERATING_SYSTEMS = /^(?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/;
const PROCESSORS = /^(?:arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)$/;
const C_LIBRARIES = /^(?:gnu|glibc|musl)/;

const libraryOf = (word: string): string => (word.startsWith('musl') ? 'musl' : 'glibc');

/** The platform in the name of a package: `@scope/binding-linux-arm64-gnu` is for linux on arm64 with glibc. */
export function platformOf(packageName: string): Platform {
  const words = packageName.split(/[/-]/);
  const find = (known: RegExp) => words.find((word) => known.test(word));
  const [os, cpu, library] = [find(OPERATING_SYSTEMS), find(PROCESSORS), find(C_LIBRARIES)];
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && library && { libc: [libraryOf(library)] }),
  };
}
