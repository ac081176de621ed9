/* What the compiler asks of a C library, for a library on Windows: every machine there has these somewhere else. */

void *memcpy(void *to, const void *from, unsigned long long bytes) {
  void *start = to;
  __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(bytes) : : "memory");
  return start;
}

void *memset(void *at, int byte, unsigned long long bytes) {
  void *start = at;
  __asm__ volatile("rep stosb" : "+D"(at), "+c"(bytes) : "a"(byte) : "memory");
  return start;
}

void *memmove(void *to, const void *from, unsigned long long bytes) {
  if (to <= from || (char *)to >= (const char *)from + bytes) return memcpy(to, from, bytes);
  while (bytes-- > 0) ((volatile char *)to)[bytes] = ((const char *)from)[bytes];
  return to;
}

int memcmp(const void *one, const void *other, unsigned long long bytes) {
  const unsigned char *a = one, *b = other;
  for (unsigned long long i = 0; i < bytes; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

/* A function with large variables calls this first, with their size in rax: Windows gives a stack its memory page by
page, in order, so that every page has to be touched. Changes no register. */
__attribute__((naked)) void ___chkstk_ms(void) {
  __asm__(
      "push %rcx\n"
      "push %rax\n"
      "lea 24(%rsp), %rcx\n"
      "cmp $0x1000, %rax\n"
      "jb 2f\n"
      "1: sub $0x1000, %rcx\n"
      "orq $0, (%rcx)\n"
      "sub $0x1000, %rax\n"
      "cmp $0x1000, %rax\n"
      "ja 1b\n"
      "2: sub %rax, %rcx\n"
      "orq $0, (%rcx)\n"
      "pop %rax\n"
      "pop %rcx\n"
      "ret\n");
}

int _fltused = 0;
