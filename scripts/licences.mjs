// Licences of distributed packages: name, version, licence, and the licence texts of their authors.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const isLicence = (file) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(file);

/**
 * @param folders of installed packages
 * @throws Error where a package names no licence and brings no text of one
 */
export const licencesOf = (folders) =>
  folders
    .map((folder) => {
      const { name, version, license } = JSON.parse(
        readFileSync(path.join(folder, 'package.json'), 'utf8'),
      );
      const texts = readdirSync(folder)
        .filter(isLicence)
        .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
      if (license === undefined && texts.length === 0) throw new Error(`${name} has no licence.`);
      return [`## ${name} - ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
    })
    .toSorted()
    .join('\n\n');
