import { useEffect, useState } from 'react';

/** The address under which the page shows a file; null without one, and never that of the file before. */
export const useFileAddress = (file: File | undefined): string | null => {
  const [made, setMade] = useState<{ readonly file: File; readonly address: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const address = URL.createObjectURL(file);
    setMade({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return made && made.file === file ? made.address : null;
};
